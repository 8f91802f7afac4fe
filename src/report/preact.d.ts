/**
 * Types of Preact for the type check of the server: those of the package declare all types of browsers.
 * src/site checks the same components with the types of the package.
 */
export type ComponentChildren = unknown;

export interface VNode<Props = object> {
  readonly props: Props;
}

export declare namespace JSX {
  type Element = VNode;
  // biome-ignore lint/suspicious/noExplicitAny: A component has props of any kind.
  type ElementType = string | ((props: any) => ComponentChildren);
  interface ElementChildrenAttribute {
    children: unknown;
  }
  interface IntrinsicAttributes {
    key?: string | number;
  }
  interface IntrinsicElements {
    // biome-ignore lint/suspicious/noExplicitAny: The check of src/site knows the attributes of each element.
    [name: string]: any;
  }
}

export declare const jsx: (type: unknown, props: object) => VNode;
export declare const jsxs: typeof jsx;
export declare const Fragment: (props: { children?: unknown }) => VNode;
