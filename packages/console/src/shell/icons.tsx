import type { ComponentProps } from 'react'

/* Shapes from Lucide (ISC licence), as in the portal's design system; these are used by the back office
   only. */
type Props = ComponentProps<'svg'> & { size?: number }

const icon =
  (...paths: string[]) =>
  ({ size = 16, ...rest }: Props) => (
    <svg className="icon" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" {...rest}>
      <path d={paths.join('')} />
    </svg>
  )

export const HomeIcon = icon('M3 10.5 12 3l9 7.5', 'M5 9.5V21h14V9.5', 'M10 21v-6h4v6')
export const BriefcaseIcon = icon('M3 7h18v13H3z', 'M8 7V4h8v3', 'M3 12.5h18', 'M12 11v3')
export const PencilIcon = icon('M4 20l1-4L16.5 4.5l3 3L8 19z', 'M14 7l3 3')
export const LinkIcon = icon(
  'M10 13a5 5 0 0 0 7.5.5l3-3a5 5 0 0 0-7-7l-1.7 1.7',
  'M14 11a5 5 0 0 0-7.5-.5l-3 3a5 5 0 0 0 7 7l1.7-1.7',
)
export const UsersIcon = icon(
  'M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2',
  'M9 3a4 4 0 1 0 0 8 4 4 0 0 0 0-8',
  'M22 21v-2a4 4 0 0 0-3-3.9',
  'M16 3.1a4 4 0 0 1 0 7.8',
)
export const ShieldIcon = icon('M12 3l8 3v6c0 4.5-3 7.5-8 9-5-1.5-8-4.5-8-9V6z', 'M9 12l2 2 4-4')
export const VerifiedIcon = icon('M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18', 'M8.5 12l2.5 2.5 4.5-5')
export const ClaimIcon = icon(
  'M9 4a4 4 0 1 0 0 8a4 4 0 0 0 0-8',
  'M2 21c0-4 3-6 7-6s7 2 7 6',
  'M16 9l2 2 4-4',
)
export const UsageIcon = icon('M4 20V4', 'M4 20h16', 'M8 16v-4', 'M12.5 16V8', 'M17 16v-6')
export const SortIcon = icon('M8 9l4-4 4 4', 'M8 15l4 4 4-4')
export const ArticleIcon = icon('M5 3h10l4 4v14H5z', 'M9 9h4', 'M9 13h6', 'M9 17h6')
export const AnswerIcon = icon('M4 4h16v12H9l-5 4z', 'M8 8.5h8', 'M8 12h5')
export const TagIcon = icon('M3 3h8l10 10-8 8L3 11z', 'M7.5 7.5h.01')
export const GiftIcon = icon(
  'M3 8h18v4H3z',
  'M5 12v9h14v-9',
  'M12 8v13',
  'M12 8C8 8 7 3 9.5 3S12 8 12 8',
  'M12 8c4 0 5-5 2.5-5S12 8 12 8',
)
export const FlameIcon = icon('M12 3c1 3 5 5 5 10a5 5 0 0 1-10 0c0-2 1-3 2-4 0 2 1 3 2 3 1-3-1-5 1-9')
export const SynonymIcon = icon('M7 4 3 8l4 4', 'M3 8h13', 'M17 12l4 4-4 4', 'M21 16H8')
export const BannerIcon = icon('M3 5h18v14H3z', 'M3 16l5-5 4 4 3-3 6 5', 'M15.5 9h.01')
export const RefundIcon = icon('M9 14 4 9l5-5', 'M4 9h10.5a5.5 5.5 0 0 1 0 11H11')
export const OrderIcon = icon('M5 3h14v18l-3-2-2 2-2-2-2 2-2-2-3 2z', 'M9 8h6', 'M9 12h6')
export const InvoiceIcon = icon('M4 6h16v12H4z', 'M4 10h16', 'M8 14h4', 'M15 14h1')
export const CoinsIcon = icon(
  'M3 6h18v12H3z',
  'M12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5',
  'M6.5 12h.01',
  'M17.5 12h.01',
)
export const WalletIcon = icon('M3 7h15a3 3 0 0 1 3 3v9H6a3 3 0 0 1-3-3z', 'M3 7l12-4v4', 'M17 14h.01')
export const LedgerIcon = icon('M5 4h14v16H5z', 'M9 4v16', 'M12 9h4', 'M12 13h4')
export const TransferIcon = icon(
  'M3 21h18',
  'M4 10h16',
  'M12 3 4 10h16z',
  'M6 10v8',
  'M10 10v8',
  'M14 10v8',
  'M18 10v8',
)
export const PriceIcon = icon(
  'M12 3v18',
  'M17 7.5c-1-1.6-2.8-2-5-2-2.6 0-4.5 1.1-4.5 3.2 0 4.6 9.5 2 9.5 6.6 0 2.1-2 3.2-5 3.2-2.4 0-4.3-.6-5.2-2.3',
)
export const BillIcon = icon('M4 4h16v16H4z', 'M8 9l2 2 4-4', 'M8 15h8')
export const WarningIcon = icon('M12 3 2 20h20z', 'M12 10v4', 'M12 17h.01')
export const ImportIcon = icon('M12 3v12', 'M7 10l5 5 5-5', 'M4 17v4h16v-4')
export const SourceIcon = icon('M4 6c0 4 16 4 16 0s-16-4-16 0v12c0 4 16 4 16 0V6', 'M4 12c0 4 16 4 16 0')
export const DoubleIcon = icon('M4 4h11v11H4z', 'M9 15v5h11V9h-5')
