import type { CallSchemas } from '../checks/schema'

/**
 * Loads the schemas of a group's calls. In the published package each group is a file of its own with the schemas as
 * data; here they are described from the contract.
 */
export async function loadSchemas(group: string): Promise<Readonly<Record<string, CallSchemas>>> {
  const { describeGroup } = await import('./describe')
  return describeGroup(group)
}
