import fc from 'fast-check';

type Arbitraries<Given> = { [K in keyof Given]: fc.Arbitrary<Given[K]> };
type Holds<Given extends unknown[]> = (...given: Given) => unknown;

/** Asserts that `holds` neither throws nor returns false for any input that fast-check draws. */
export function forAll<Given extends [unknown, ...unknown[]]>(
  arbitraries: Arbitraries<Given>,
  ...rest: [...([fc.Parameters<Given>] | []), Holds<Given>]
): void {
  const holds = rest.pop() as (...given: Given) => boolean;
  fc.assert(fc.property(...arbitraries, holds), rest[0] as fc.Parameters<Given>);
}
