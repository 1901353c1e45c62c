import type { ReadAgreement } from '@/features/login'
import { port } from '@/wiring/browser/ports'

export const readAgreement = port('login').agreement as ReadAgreement
