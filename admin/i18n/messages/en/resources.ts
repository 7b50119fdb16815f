/** Names of the lists and of what stands in them, as react-admin looks for them. */
export const resources = {
  products: {
    name: "Products",
    fields: {
      name: "Product",
      state: "State",
      category: "Category",
      brand: "Brand",
      fromPiastres: "Price from",
      available: "Stock",
    },
  },
  stock: {
    name: "Stock",
    fields: {
      sku: "SKU",
      isLow: "State",
      onHand: "On hand",
      reserved: "Reserved",
      available: "Available",
      reorderPoint: "Reorder point",
    },
  },
  counts: {
    name: "Stock counts",
    fields: {
      startedAt: "Started",
      state: "State",
      note: "Note",
      counted: "Counted",
      differences: "Differences",
    },
  },
  categories: {
    name: "Categories",
    fields: { name: "Category", isActive: "In the shop", code: "Code", productCount: "Products" },
  },
  brands: {
    name: "Brands",
    fields: { name: "Brand", code: "Code", productCount: "Products" },
  },
  orders: {
    name: "Orders",
    fields: {
      number: "Number",
      status: "Status",
      placedAt: "Placed",
      name: "Customer",
      governorate: "Governorate",
      paymentMethod: "Payment",
      total: "Total",
    },
  },
  calls: {
    name: "Calls",
    fields: {
      number: "Order",
      due: "To pay",
      name: "Customer",
      place: "Place",
      placedAt: "Placed",
      last: "Last call",
      nextAt: "Next try",
    },
  },
  proofs: {
    name: "Transfers",
    fields: {
      orderNumber: "Order",
      state: "State",
      name: "Customer",
      sentAt: "Sent",
      reference: "Reference",
      amount: "As they say",
      due: "Still to pay",
    },
  },
  remittances: {
    name: "Courier cash",
    fields: {
      reference: "List",
      collected: "Collected",
      courier: "Courier",
      at: "Booked",
      by: "By",
      parcels: "Parcels",
      difference: "Difference",
      fees: "Fees",
    },
  },
  returns: {
    name: "Returns",
    fields: {
      number: "Number",
      state: "State",
      orderNumber: "Order",
      lines: "Goods",
      resolution: "Wanted",
      requestedAt: "Asked for",
    },
  },
  audit: {
    name: "Audit log",
    fields: { at: "When", staff: "Who", action: "What", target: "Of what" },
  },
  team: {
    name: "Team",
    fields: {
      name: "Name",
      role: "Role",
      state: "State",
      twoFactor: "Two steps",
      lastSeenAt: "Last seen",
    },
  },
  feedback: {
    name: "Messages",
    fields: { message: "Subject", userName: "From", at: "Written", state: "State" },
  },
  ratings: {
    name: "Ratings",
    fields: { productName: "Product", value: "Stars", text: "Text", author: "By", at: "Written" },
  },
  customers: {
    name: "Customers",
    fields: {
      name: "Name",
      email: "Email",
      phone: "Mobile",
      accountType: "Kind",
      createdAt: "Since",
      state: "Account",
    },
  },
  companies: {
    name: "Companies",
    fields: {
      companyName: "Company",
      review: "Review",
      taxNumber: "Tax number",
      phoneNumber: "Phone",
      members: "Colleagues",
      createdAt: "Registered",
    },
  },
  redirects: {
    name: "Redirects",
    fields: {
      from: "Old address",
      isActive: "State",
      to: "Leads to",
      status: "Kind",
      hits: "Followed",
      lastHitAt: "Last time",
      actions: "Change",
    },
  },
  menus: {
    name: "Menus",
    fields: {
      name: "Menu",
      entries: "Entries",
      activeEntries: "Shown",
    },
  },
  blocks: {
    name: "Home page",
    fields: {
      title: "Title",
      kind: "Kind",
      code: "Code",
      position: "Position",
      picture: "Picture",
    },
  },
  delivery: {
    name: "Delivery",
    fields: {
      name: "Governorate",
      state: "State",
      fee: "Fee",
      codFee: "Cash fee",
      codLimit: "Cash limit",
      freeFrom: "Free from",
      days: "Working days",
      actions: "Change",
    },
  },
};
