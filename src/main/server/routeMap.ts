import { contracts } from './contracts.ts';

/**
 * The table of all calls, made from the contracts: path, who may call, and the folder in which everything
 * about it stands.
 */
export function routeMap(): string {
  const rows = Object.entries(contracts).flatMap(([feature, contract]) =>
    Object.entries(contract).map(([name, call]) => ({ feature, name, ...call })),
  );
  rows.sort((a, b) => a.path.localeCompare(b.path) || a.method.localeCompare(b.method));
  const lines = rows.map(
    ({ method, path, access, feature, name, summary }) =>
      `| ${method} | \`${path}\` | ${access} | [${feature}](../src/features/${feature}) | \`${name}\` | ${summary} |`,
  );
  return [
    '# Route map',
    '',
    'Made from the contracts by `npm run route-map`; a test fails when it is stale.',
    '',
    '| method | path | access | feature | call | what it answers |',
    '|---|---|---|---|---|---|',
    ...lines,
    '',
  ].join('\n');
}
