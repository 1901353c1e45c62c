import type { ExportOffer, ListedExport } from './export.types'

export function anExport(over: Partial<ListedExport> = {}): ListedExport {
  return {
    exportId: 'e1',
    title: '企业 · 重庆',
    format: 'xlsx',
    state: 'running',
    items: 200,
    rows: 50,
    extra: 0,
    fen: 0,
    orderId: null,
    fileName: '企业 20261120.xlsx',
    size: null,
    file: null,
    createTime: 1_800_000_000_000,
    expireTime: null,
    ...over,
  }
}

export function aFinishedExport(over: Partial<ListedExport> = {}): ListedExport {
  return anExport({ state: 'done', rows: 200, size: 2048, file: '/export/e1/file', ...over })
}

export function anOffer(over: Partial<ExportOffer> = {}): ExportOffer {
  return {
    found: 200,
    foundIsCapped: false,
    items: 200,
    free: 200,
    extra: 0,
    fen: 0,
    left: 20_000,
    allowance: 20_000,
    ...over,
  }
}
