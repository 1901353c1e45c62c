'use client'

import { useContext } from 'react'
import { FitContext } from './mark-contexts'
import { useMark } from './use-mark'

/**
 * The place beside a tender for the verdict on the reader's company, with its reason and a link to the check
 * (BID-09); empty until loaded.
 */
export function FitNote({ id, href, as: Tag = 'small' }: { id: string; href: string; as?: 'small' | 'p' }) {
  const fit = useMark(useContext(FitContext), id)
  if (!fit) return <Tag data-fit="" />
  const { of, text, reason, shortReason, companyName } = fit
  return (
    <Tag data-fit="" data-of={of} title={`${text}：${reason}（对照 ${companyName}）`}>
      <b>
        <a href={href}>{text}</a>
      </b>{' '}
      {shortReason}
    </Tag>
  )
}
