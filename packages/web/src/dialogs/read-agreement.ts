import type { ReadAgreement } from '@/features/login'
import { port } from '@/wiring/browser/ports'

/** Loads the text of an agreement for a dialog. */
export const readAgreement = port('login').agreement as ReadAgreement
