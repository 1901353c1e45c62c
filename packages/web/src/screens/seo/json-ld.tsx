/** A schema.org object; undefined and null values are left out. */
export type Thing = { readonly '@type': string } & Readonly<Record<string, unknown>>

/** JSON-LD escaped for a script element: no `<` in it can end the script. */
export function jsonLdText(things: readonly Thing[]): string {
  const graph = { '@context': 'https://schema.org', '@graph': things }
  return JSON.stringify(graph, (_, value) => (value === null ? undefined : value)).replace(/</g, '\\u003c')
}

/** Structured data of a page; only values that its reader may see. */
export function JsonLd({ things }: { things: readonly Thing[] }) {
  if (things.length === 0) return null
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own making, with every `<` escaped.
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLdText(things) }} />
  )
}
