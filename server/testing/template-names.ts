export const EMPTY_TEMPLATE = "template_empty";
export const DEMO_TEMPLATE = "template_demo";
