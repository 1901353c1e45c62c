'use client'

import { useLayoutEffect } from 'react'
import { create } from 'zustand'

/** The facts about the open page that the layout's parts need in the browser; the layout itself outlives a page. */
export interface PageInfo {
  readonly isHome: boolean
  /** The key of the marked tab: a list's segment, or a tool. */
  readonly tab?: string
  /** The kind of the page's records. */
  readonly kind?: string
  /** The route of a record's page; dialogs are shorter there (PAY-13). */
  readonly detail?: string
}

interface OpenPage extends PageInfo {
  /** The name of the page's record; the assistant suggests questions about it (AI-09). */
  readonly subject?: string
}

export const useOpenPage = create<OpenPage>(() => ({ isHome: false }))

/** Declares the open page. */
export function PageInfoMark({ isHome, tab, kind, detail }: PageInfo) {
  useLayoutEffect(() => useOpenPage.setState({ isHome, tab, kind, detail }), [isHome, tab, kind, detail])
  return null
}

/** Declares the record of the open page. */
export function PageSubject({ subject }: { subject: string }) {
  useLayoutEffect(() => {
    useOpenPage.setState({ subject })
    return () => useOpenPage.setState({ subject: undefined })
  }, [subject])
  return null
}
