export interface Heading { readonly depth: number; readonly text: string; readonly anchor: string }
export interface DocumentLink { readonly href: string; readonly text: string; readonly kind: 'LINK' | 'IMAGE' | 'INCLUDE' }
export interface Section { readonly anchor: string | null; readonly title: string | null; readonly text: string }
export interface Facts { readonly headings: Heading[]; readonly links: DocumentLink[]; readonly sections: Section[] }
export function factsOf(markdown: string): Facts {
  return { headings: [], links: [...markdown.matchAll(/\]\(([^)\s]+)\)/g)].map(([, href = '']) => ({ href, text: '', kind: 'LINK' as const })), sections: [] };
}
