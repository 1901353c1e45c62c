'use client'

import { useContext } from 'react'
import { DistanceContext } from '@/marks/mark-contexts'
import { useMark } from '@/marks/use-mark'

/** The reader's distance to a posting (VAL-23); empty if the reader's place is unknown. */
export function DistanceNote({ place }: { place: string }) {
  const distance = useMark(useContext(DistanceContext), place)
  return (
    <span
      className="text-12 whitespace-nowrap text-ink-3"
      title={distance && `从${distance.here}到这里，按两地中心的直线距离计算`}
    >
      {distance?.text}
    </span>
  )
}
