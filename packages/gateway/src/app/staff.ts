import { staffCommand } from '../console'
import { runStaffCommand } from './staff-command'

await runStaffCommand(staffCommand)
