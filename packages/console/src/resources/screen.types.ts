import type { ComponentType } from 'react'

export interface Screen {
  /** 待办: work for the staff; 内容: content for readers; 管理: everything else. */
  readonly group: '待办' | '内容' | '管理'
  readonly Icon: ComponentType<{ size?: number }>
  /** The list; it contains an `<Outlet />` for the panels. */
  readonly List: ComponentType
  /** The panel of one row beside the list, at /:id. */
  readonly Panel?: ComponentType
  /** The panel of a new row beside the list, at /new. */
  readonly Create?: ComponentType
  /** The page of one row, instead of a panel. */
  readonly Page?: ComponentType
  /** A page of its own below the resource's path. */
  readonly Tool?: { readonly path: string; readonly Page: ComponentType }
  /** The filter of rows that wait for the staff; counted in the menu and on the first page. */
  readonly waiting?: { readonly label: string; readonly filter: Readonly<Record<string, string>> }
}
