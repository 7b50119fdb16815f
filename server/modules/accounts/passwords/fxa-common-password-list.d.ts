declare module "fxa-common-password-list" {
  const list: {
    /** Whether it is one of the 50,000 most common passwords of 8 characters or more. */
    test(password: string): boolean;
  };
  export default list;
}
