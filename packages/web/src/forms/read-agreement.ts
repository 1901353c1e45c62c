import { loginPort } from '@/wiring/browser/adapters/login'
import { usePort } from '@/wiring/browser/gateway'
import type { ReadAgreement } from './agreement-dialog'

export const useReadAgreement = () => usePort(loginPort).agreement as ReadAgreement
