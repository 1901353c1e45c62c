import { consultationCommand } from '../consultation'
import { runStaffCommand } from './staff-command'

await runStaffCommand(consultationCommand, 'consultation')
