import { postingCommand } from '../labour'
import { runStaffCommand } from './staff-command'

await runStaffCommand(postingCommand, 'posting')
