'use client'

import { ConsultForm, type ConsultFormProps } from '@/features/consultation'
import { useGateway } from '@/wiring/browser/gateway'

export function ConsultIsland({ page, ...form }: Omit<ConsultFormProps, 'send'> & { page: string }) {
  const { call } = useGateway()
  return (
    <ConsultForm
      {...form}
      send={(values, signal) => call(({ consultation }) => consultation.add({ ...values, page }, { signal }))}
    />
  )
}
