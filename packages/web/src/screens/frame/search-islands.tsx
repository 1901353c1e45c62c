'use client'

import type { ComponentProps } from 'react'
import { CompanySearch, HeaderSearch, HeroSearch } from '@/features/search'
import { suggestionsPort } from '@/wiring/browser/adapters/suggestions'
import { usePort } from '@/wiring/browser/gateway'

type IslandProps<P> = Omit<P, 'suggest'>

export function HeaderSearchIsland(props: IslandProps<ComponentProps<typeof HeaderSearch>>) {
  return <HeaderSearch {...props} suggest={usePort(suggestionsPort)} />
}

export function HeroSearchIsland(props: IslandProps<ComponentProps<typeof HeroSearch>>) {
  return <HeroSearch {...props} suggest={usePort(suggestionsPort)} />
}

export function CompanySearchIsland(props: IslandProps<ComponentProps<typeof CompanySearch>>) {
  return <CompanySearch {...props} suggest={usePort(suggestionsPort)} />
}
