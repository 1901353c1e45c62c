'use client'

import { ChevronDownIcon, PinIcon } from '@zhushutong/ui/icon'
import { Skeleton } from '@zhushutong/ui/layout/skeleton'
import { Popover } from '@zhushutong/ui/overlays/popover'
import { useState } from 'react'
import { loadOnce } from './load-once'
import type { SiteList } from './types'

const loadSites = loadOnce<SiteList>('/assets/sites.json')

export function RegionTag({ name, hasSites }: { name: string; hasSites: boolean }) {
  const [list, setList] = useState<SiteList | 'failed' | null>(null)
  const tag = (
    <>
      <PinIcon size={12} className="max-md:hidden" />
      {name}
    </>
  )
  if (!hasSites) return <span className="tag">{tag}</span>
  return (
    <Popover
      className="flex-none"
      label={`当前站点：${name}，切换站点`}
      triggerClass="tag hover:border-primary hover:text-primary"
      panelClass="region-panel"
      onToggle={() => void loadSites().then(setList, () => setList('failed'))}
      trigger={
        <>
          {tag}
          <ChevronDownIcon size={12} />
        </>
      }
    >
      <div aria-busy={list === null}>
        {list === null && <Skeleton height={150} />}
        {list === 'failed' && <p role="alert">站点没有加载出来，请稍后重试</p>}
        {list !== null && list !== 'failed' && <Sites current={name} list={list} />}
      </div>
    </Popover>
  )
}

function Sites({ current, list: { main, here, sites } }: { current: string; list: SiteList }) {
  const near = sites.find(({ label }) => label === here && label !== current)
  return (
    <>
      <div className="mb-2 flex justify-between text-12 text-ink-3">
        <p>切换城市站点</p>
        <a className="text-primary" href={main}>
          全国站
        </a>
      </div>
      {near && (
        <p className="mb-2">
          推荐站点：
          <a className="text-primary underline" href={near.href}>
            {near.label}站
          </a>
        </p>
      )}
      <ul className="grid grid-cols-5 gap-1">
        {sites.map(({ label, href }) => (
          <li key={label}>
            <a className="chip" href={href} aria-current={label === current || undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
