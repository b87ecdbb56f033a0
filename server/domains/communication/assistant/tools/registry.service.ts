import type { ChangeToolName } from '../../../../../contracts/communication/assistant-actions.ts';
import { AppError } from '../../../../../contracts/errors.ts';
import { listingTools } from './listing-tools.ts';
import type { ChangeTool } from './tool.ts';
import { vacationTools } from './vacation-tools.ts';

/** Everything that the assistant can change, once. What is not here cannot be changed by words: money, payees, passwords, accounts. */
const changeTools: readonly ChangeTool[] = [...listingTools, ...vacationTools];

export function findChangeTool(name: ChangeToolName): ChangeTool {
  const tool = changeTools.find((each) => each.name === name);
  if (!tool) throw new AppError('assistant_action_not_found');
  return tool;
}
