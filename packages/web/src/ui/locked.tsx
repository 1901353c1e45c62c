/**
 * A masked value with a small lock that says what opens it. With `href` it is a link there;
 * `data-unlock` lets one island on the page open a dialog instead of following it.
 */
export function Locked({
  text,
  hint,
  href,
  unlock,
}: {
  /** The value as the gateway masked it: 023-6****218. */
  text: string
  /** What opens it: 登录后查看完整号码. */
  hint: string
  href?: string
  /** The kind of dialog that the click asks for. */
  unlock?: string
}) {
  const inside = (
    <>
      {text}
      <span className="sr-only">（{hint}）</span>
    </>
  )
  return href ? (
    <a className="locked" href={href} data-tip={hint} data-unlock={unlock} rel="nofollow">
      {inside}
    </a>
  ) : (
    <button type="button" className="locked" data-tip={hint} data-unlock={unlock}>
      {inside}
    </button>
  )
}
