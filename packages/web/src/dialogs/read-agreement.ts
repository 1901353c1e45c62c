import type { ReadAgreement } from '@/features/login'
import { port } from '@/wiring/browser/ports'

/** The text of an agreement, for the dialogs that show one. */
export const readAgreement = port('login').agreement as ReadAgreement
