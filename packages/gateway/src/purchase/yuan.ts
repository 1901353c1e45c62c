const YUAN = /^(-?)(\d{1,9})(?:\.(\d{1,6}))?$/

/** Fen of an amount in yuan as a provider writes it, '0.10'; null for anything else, and for a part of a fen. */
export function parseFen(text: string): number | null {
  const [, sign, yuan = '', decimals = ''] = YUAN.exec(text.trim()) ?? []
  if (sign === undefined || /[1-9]/.test(decimals.slice(2))) return null
  const fen = Number(yuan) * 100 + Number(decimals.slice(0, 2).padEnd(2, '0'))
  return sign && fen !== 0 ? -fen : fen
}

/** An amount of fen as a provider reads it, '0.10'. */
export function formatYuan(fen: number): string {
  return `${Math.floor(fen / 100)}.${String(fen % 100).padStart(2, '0')}`
}

/** Fen of a fee, which bills write with more decimals than were charged; null for no number. */
export function parseFee(text: string): number | null {
  const fee = Number(text)
  return text.trim() !== '' && Number.isFinite(fee) ? Math.round(fee * 100) + 0 : null
}
