/**
 * A masked value with a small lock and a hint on how to open it. With `href` it is a link; with
 * `data-unlock` an island of the page opens a dialog instead of following the link.
 */
export function Locked({
  text,
  hint,
  href,
  ...marks
}: {
  /** The value as masked by the gateway: 023-6****218. */
  text: string
  /** The way to open the value: 登录后查看完整号码. */
  hint: string
  href?: string
  /** The dialog opened by a click, and the service that it sells. */
  'data-unlock'?: string
  'data-service'?: string
}) {
  const inside = (
    <>
      {text}
      <span className="sr-only">（{hint}）</span>
    </>
  )
  return href ? (
    <a className="locked" href={href} data-tip={hint} rel="nofollow" {...marks}>
      {inside}
    </a>
  ) : (
    <button type="button" className="locked" data-tip={hint} {...marks}>
      {inside}
    </button>
  )
}
