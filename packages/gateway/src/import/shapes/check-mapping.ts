import { findKind } from '@zhushutong/domain/records'
import { UnusableFile } from '../source'
import { shapeOfMapping } from './index'

/** The problem of the text of a mapping file for a source, in Chinese; null for a right one. */
export function checkMapping(text: string, kindName: string, source: string): string | null {
  const kind = findKind(kindName)
  if (!kind) return '没有这个类型'
  try {
    const shape = shapeOfMapping(text, kind)
    return shape.source === source ? null : `映射文件的 source 应为 ${source}，不是 ${shape.source}`
  } catch (error) {
    if (error instanceof UnusableFile) return error.message
    throw error
  }
}
