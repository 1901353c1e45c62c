const YUAN = /^(-?)(\d{1,9})(?:\.(\d{1,6}))?$/

/** Parses a provider's amount in yuan, '0.10', to fen; null for other text and for fractions of a fen. */
export function parseFen(text: string): number | null {
  const [, sign, yuan = '', decimals = ''] = YUAN.exec(text.trim()) ?? []
  if (sign === undefined || /[1-9]/.test(decimals.slice(2))) return null
  const fen = Number(yuan) * 100 + Number(decimals.slice(0, 2).padEnd(2, '0'))
  return sign && fen !== 0 ? -fen : fen
}

/** Formats fen as yuan for a provider, '0.10'. */
export function formatYuan(fen: number): string {
  return `${Math.floor(fen / 100)}.${String(fen % 100).padStart(2, '0')}`
}

/** Parses a fee in yuan to fen, rounded, because bills have more decimals than were charged; null for no number. */
export function parseFee(text: string): number | null {
  const fee = Number(text)
  return text.trim() !== '' && Number.isFinite(fee) ? Math.round(fee * 100) + 0 : null
}
