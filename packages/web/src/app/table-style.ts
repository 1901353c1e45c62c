import { TABLE_SIZES } from '@zhushutong/domain/portal/shell'
import type { CSSProperties } from 'react'

/** The sizes of tables for components.css (UIX-02). */
export const TABLE_STYLE = {
  '--table-column': `${TABLE_SIZES.minColumn}px`,
  '--table-narrow': `${TABLE_SIZES.narrow}px`,
  '--table-header': `${TABLE_SIZES.header}px`,
} as CSSProperties
