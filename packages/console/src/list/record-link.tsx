/** The title of a record, with a link to its page in the portal if it has one. */
export function RecordLink({ title, href }: { title: string; href: string | null }) {
  if (href === null) return title
  return (
    <a className="text-primary" href={href} target="_blank" rel="noreferrer">
      {title}
    </a>
  )
}
