import { accountCommand } from '../account'
import { runStaffCommand } from './staff-command'

await runStaffCommand(accountCommand, 'account')
