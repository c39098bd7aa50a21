import { entityList } from '@plumbline/resources/entities/index';
import { render } from '@testing-library/react';
import { CoreAdminContext, useResourceDefinition } from 'react-admin';
import { expect, it } from 'vitest';
import { KnownResources, knownResources } from './KnownResources';

it('tells react-admin of every entity, and of nothing later: what asks for one is drawn once', () => {
  const told: unknown[] = [];
  const Asking = () => {
    told.push(useResourceDefinition({ resource: 'equipments' }).hasShow);
    return null;
  };
  render(
    <CoreAdminContext>
      <KnownResources>
        <Asking />
      </KnownResources>
    </CoreAdminContext>,
  );
  expect(told).toEqual([true]);
  expect(Object.keys(knownResources)).toEqual(entityList.map(({ name }) => name));
});
