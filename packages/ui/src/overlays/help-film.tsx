/** The film of a search from its first letter to a filtered list, recorded by `npm run film` (SHL-08). */
const FILM = '/assets/video/search'

/** Help on searching: a short silent film with captions and controls, without autoplay. */
export function HelpFilm() {
  return (
    <video
      controls
      muted
      playsInline
      preload="none"
      poster={`${FILM}.jpg`}
      width={640}
      height={400}
      className="my-2 h-auto w-full max-w-[640px] rounded-2 border border-line"
      aria-label="查询功能演示，无声，带字幕"
    >
      <source src={`${FILM}.webm`} type="video/webm" />
      <track kind="captions" src={`${FILM}.vtt`} srcLang="zh-CN" label="简体中文" default />
    </video>
  )
}
