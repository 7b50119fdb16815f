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
  spreadsheets: {
    name: "Spreadsheets",
    fields: {
      fileName: "File",
      state: "State",
      kind: "What",
      rows: "Rows",
      broken: "Broken",
      by: "By",
      createdAt: "Sent",
    },
  },
  categories: {
    name: "Categories",
    fields: { name: "Category", isActive: "In the shop", code: "Code", productCount: "Products" },
  },
  attributes: {
    name: "Attributes",
    fields: {
      name: "Attribute",
      isFacet: "Filter",
      code: "Code",
      kind: "What it is",
      group: "Group",
      categories: "Asked for in",
      productCount: "Products",
      place: "Order",
    },
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
  "wallet-requests": {
    name: "Wallet approvals",
    fields: {
      customer: "Customer",
      state: "State",
      processType: "Entry",
      amount: "Amount",
      balance: "Balance now",
      askedBy: "Asked by",
      askedAt: "Asked",
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
  pages: {
    name: "Pages",
    fields: { title: "Title", state: "State", publishedAt: "In the shop" },
  },
  news: {
    name: "News",
    fields: { title: "Title", state: "State", publishedAt: "In the shop" },
  },
  albums: {
    name: "Photo albums",
    fields: { title: "Title", state: "State", publishedAt: "In the shop" },
  },
  videos: {
    name: "Videos",
    fields: { title: "Title", state: "State", publishedAt: "In the shop" },
  },
  questions: { name: "Questions", fields: { question: "Question" } },
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
  offers: {
    name: "Offers",
    fields: {
      name: "Product",
      state: "State",
      piastres: "Offer price",
      ordinary: "Ordinary price",
      from: "From",
      until: "Until",
      actions: "Change",
    },
  },
  promotions: {
    name: "Promotions",
    fields: {
      label: "Promotion",
      state: "State",
      code: "Code",
      benefit: "Takes off",
      period: "When",
      uses: "Used",
    },
  },
  simulator: { name: "Try a cart", fields: {} },
  "price-lists": {
    name: "Price lists",
    fields: { name: "List", priceCount: "Prices", code: "Code" },
  },
  "company-discounts": {
    name: "Company discounts",
    fields: {
      label: "Discount",
      state: "State",
      categories: "Categories",
      steps: "By quantity",
      period: "When",
      actions: "Change",
    },
  },
  settings: { name: "Settings", fields: {} },
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
