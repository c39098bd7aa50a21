import { Navigate, useLocation, useParams } from 'react-router-dom';
import { createPath, editPath, listPath, showPath } from './screenPaths';
import { useEntity } from './useEntity';

/** Redirects react-admin's own paths (`/auditPlannings/…`) to the product's. */
export function ToScreen({ type }: { type: 'list' | 'create' | 'edit' | 'show' }) {
  const entity = useEntity();
  const { id = '' } = useParams();
  const { search, hash } = useLocation();
  const paths = {
    list: listPath(entity),
    create: createPath(entity),
    edit: editPath(entity, id),
    show: showPath(entity, id),
  };
  return <Navigate to={`${paths[type]}${search}${hash}`} replace />;
}
