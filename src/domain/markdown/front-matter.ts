export interface FrontMatter { readonly title?: string; readonly layout?: object; readonly variables?: Record<string, string> }
export const readFrontMatter = (markdown: string): { matter: FrontMatter; body: string } => ({ matter: {}, body: markdown });
