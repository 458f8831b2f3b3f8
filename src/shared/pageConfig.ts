/** What the page is told at run time, so that one build serves every deployment. */
export interface PageConfig {
  productName: string;
  /** The base address of all calls; empty means the page's own origin. */
  apiBaseUrl: string;
  supportEmail: string;
  /** Demo accounts exist, and the sign-in page names them. */
  demo: boolean;
  marketingUrl: string | null;
  csrfToken: string | null;
  /**
   * The application of the hosted search engine that the browser asks directly; null for the product's own
   * engine.
   */
  hostedSearch: string | null;
}
