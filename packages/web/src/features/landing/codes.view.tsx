import { Part } from './parts.view'
import './landing.css'

export function CodesView({
  title,
  sub,
  codes,
}: {
  title: string
  sub: string
  codes: ReadonlyArray<{ readonly label: string; readonly note: string; readonly src: string }>
}) {
  return (
    <Part title={title} sub={sub}>
      <ul className="landing-three">
        {codes.map(({ label, note, src }) => (
          <li key={label} className="card grid justify-items-center gap-1 p-4 text-center">
            {/* White behind the code, also in dark mode: scanners need the contrast. */}
            {/* biome-ignore lint/performance/noImgElement: an SVG of a few kilobytes needs no optimiser. */}
            <img
              src={src}
              alt={`${label}二维码`}
              width={144}
              height={144}
              className="rounded-1 bg-white p-2"
            />
            <b className="font-semibold">{label}</b>
            <span className="text-ink-2">{note}</span>
          </li>
        ))}
      </ul>
    </Part>
  )
}
