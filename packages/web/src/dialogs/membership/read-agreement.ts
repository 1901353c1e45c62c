import type { ReadAgreement } from '@/features/login'
import { loginPort } from '@/wiring/browser/adapters/login'
import { usePort } from '@/wiring/browser/gateway'

export const useReadAgreement = () => usePort(loginPort).agreement as ReadAgreement
