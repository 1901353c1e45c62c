import type { SVGProps } from 'react'
import { cx } from './cx'

/* Shapes from Lucide (ISC licence), as plain server-rendered SVG: lucide-react's components are client
   components and would add their code and data to every page. */
type Props = Omit<SVGProps<SVGSVGElement>, 'children'> & {
  /** Edge length in px. */
  size?: number
}

function Svg({ size = 16, className, paths, ...rest }: Props & { paths: string }) {
  return (
    <svg
      className={cx('icon', className)}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      {...rest}
    >
      <path d={paths} />
    </svg>
  )
}

/** An icon of these paths, on a canvas of 24 × 24. */
export const icon =
  (...paths: string[]) =>
  (props: Props) => <Svg paths={paths.join('')} {...props} />

export const SearchIcon = icon('M21 21l-4.34-4.34', 'M11 3a8 8 0 1 0 0 16 8 8 0 0 0 0-16')
export const CloseIcon = icon('M18 6 6 18', 'M6 6l12 12')
export const CheckIcon = icon('M20 6 9 17l-5-5')
export const MenuIcon = icon('M4 6h16', 'M4 12h16', 'M4 18h16')
export const ChevronDownIcon = icon('M6 9l6 6 6-6')
export const ChevronLeftIcon = icon('M15 18l-6-6 6-6')
export const ChevronRightIcon = icon('M9 18l6-6-6-6')
export const ArrowUpIcon = icon('M5 12l7-7 7 7', 'M12 19V5')
export const CalendarIcon = icon('M3 5h18v16H3z', 'M3 10h18', 'M8 3v4', 'M16 3v4')
export const CopyIcon = icon(
  'M10 8h10a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H10a2 2 0 0 1-2-2V10a2 2 0 0 1 2-2',
  'M4 16a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2',
)
export const InfoIcon = icon('M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20', 'M12 16v-4', 'M12 8h.01')
export const WarningIcon = icon(
  'M21.73 18l-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3',
  'M12 9v4',
  'M12 17h.01',
)
export const PhoneIcon = icon(
  'M13.832 16.568a1 1 0 0 0 1.213-.303l.355-.465A2 2 0 0 1 17 15h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6l-.468.351a1 1 0 0 0-.292 1.233 14 14 0 0 0 6.392 6.384',
)
export const HeadsetIcon = icon(
  'M3 11h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2zm0 0a9 9 0 1 1 18 0m0 0v5a2 2 0 0 1-2 2h-1a2 2 0 0 1-2-2v-3a2 2 0 0 1 2-2z',
  'M21 16v2a4 4 0 0 1-4 4h-5',
)
export const BellIcon = icon(
  'M10.268 21a2 2 0 0 0 3.464 0',
  'M3.262 15.326A1 1 0 0 0 4 17h16a1 1 0 0 0 .74-1.673C19.41 13.956 18 12.499 18 8A6 6 0 0 0 6 8c0 4.499-1.411 5.956-2.738 7.326',
)
export const ChatIcon = icon(
  'M21 12a8 8 0 0 1-11.5 7.2L4 21l1.8-5A8 8 0 1 1 21 12',
  'M8.5 12h.01',
  'M12.5 12h.01',
  'M16.5 12h.01',
)
export const QrIcon = icon('M3 3h6v6H3z', 'M15 3h6v6h-6z', 'M3 15h6v6H3z', 'M15 15h2v2h-2z', 'M21 15v6h-6')
export const PinIcon = icon(
  'M20 10c0 5-5.54 10.19-7.4 11.8a1 1 0 0 1-1.2 0C9.54 20.19 4 15 4 10a8 8 0 0 1 16 0',
  'M12 7a3 3 0 1 0 0 6 3 3 0 0 0 0-6',
)
export const UserIcon = icon('M19 21v-2a4 4 0 0 0-4-4H9a4 4 0 0 0-4 4v2', 'M12 3a4 4 0 1 0 0 8 4 4 0 0 0 0-8')
export const FlagIcon = icon('M4 22V4', 'M4 4c5-3 9 3 16 0v10c-7 3-11-3-16 0')
export const SparkIcon = icon('M12 3l2.1 6.9L21 12l-6.9 2.1L12 21l-2.1-6.9L3 12l6.9-2.1z')
export const SpinnerIcon = icon('M21 12a9 9 0 1 1-6.219-8.56')

export function Logo({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 28 28" aria-hidden="true">
      <path fill="var(--primary)" d="M3 12 14 4l11 8v13h-6v-9H9v9H3z" />
      <path fill="#f0b429" d="M12 19h4v6h-4z" />
    </svg>
  )
}
