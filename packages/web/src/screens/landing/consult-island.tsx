'use client'

import { ConsultForm, type ConsultFormProps } from '@/features/consultation'
import { port } from '@/wiring/browser/ports'

export function ConsultIsland({ page, ...form }: Omit<ConsultFormProps, 'send'> & { page: string }) {
  return (
    <ConsultForm
      {...form}
      send={(values, signal) => port('consultations').send({ ...values, page }, signal)}
    />
  )
}
