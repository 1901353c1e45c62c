import { reportCommand } from '../corrections'
import { runStaffCommand } from './staff-command'

await runStaffCommand(reportCommand, 'correction')
